import type {Content, Kind, Page} from '../content/types';
import type {Problem} from '../problem';

/** Verbs that begin titles of how-to pages, without those that are also nouns (Log, Read, Upgrade). */
const TASKS = new Set(
  (
    'Add Attach Automate Back Call Change Choose Collect Configure Connect Create Delete Deploy Disable Download Edit ' +
    'Enable Export Generate Get Import Install Integrate Invite Load Make Manage Migrate Move Open Peer Prepare Publish ' +
    'Register Remove Rename Renew Replace Reset Restore Restrict Rotate Run Schedule Send Set Switch Turn Use Verify Write'
  ).split(' '),
);
const NO_TASKS: Kind[] = ['concept', 'reference'];

/**
 * How-to pages are in a `howto` folder. Elsewhere, search and Ask AI would treat them as another kind. Pages that were
 * published keep their URLs.
 */
export function kinds({
  pages,
  publishedRoutes,
}: Pick<Content, 'pages' | 'publishedRoutes'>): Problem[] {
  const published = new Set(publishedRoutes);
  const isTask = ({kind, route, frontMatter, lists}: Page): boolean =>
    NO_TASKS.includes(kind) &&
    !published.has(route) &&
    TASKS.has(String(frontMatter.values.title).split(' ')[0]!) &&
    lists.some(({ordered}) => ordered);
  return pages.filter(isTask).map(({file, kind, frontMatter}) => ({
    file,
    ...(frontMatter.places.title ?? {line: 1, column: 1}),
    rule: 'shape/kind',
    message: `The page tells how to do a task, with a title that begins with a verb and numbered steps, but its folder is for pages of the kind ${kind}.`,
    hint: `Move it to \`${file.replace(/\/(?:concepts|reference)\//, '/howto/')}\`, or title it with what it describes.`,
  }));
}
