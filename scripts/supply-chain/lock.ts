/** A package of the lock file, as npm writes it. */
type Locked = {version?: string; hasInstallScript?: boolean; link?: boolean; resolved?: string};
export type Lock = {packages: Record<string, Locked>};

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

/** Names of packages with install scripts, sorted. */
export function installScripts({packages}: Lock): string[] {
  const names = Object.entries(packages)
    .filter(([, {hasInstallScript}]) => hasInstallScript)
    .map(([place]) => nameOf(place));
  return [...new Set(names)].sort();
}

/** Packages that are not from the registry, or have no digest, so that the lock file cannot verify them. */
export function unverified(packages: Record<string, Locked & {integrity?: string}>): string[] {
  return Object.entries(packages)
    .filter(
      ([place, {integrity, link, resolved}]) =>
        place !== '' &&
        !link &&
        !(integrity?.startsWith('sha512-') && (resolved === undefined || REGISTRY.test(resolved))),
    )
    .map(([place]) => nameOf(place));
}

const REGISTRY = /^https:\/\/registry\.npmjs\.org\//;
