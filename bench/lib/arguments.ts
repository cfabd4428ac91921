export type Arguments = {
  /** How many times the pages, or another list of plain numbers. */
  numbers: number[];
  /** A first look: fewer pages, one run. */
  quick: boolean;
  /** Who spends the time, by a processor profile. */
  profile: boolean;
  /** Most pages of a compared site. */
  pages: number | undefined;
  /** Sites to compare with. */
  with: string[];
};

const OPTIONS = ['--quick', '--profile', '--pages N', '--with site,site'];

/** Reads what stands after `npm run bench:… --`; throws on a word that no bench knows. */
export function readArguments(words: string[], sites: readonly string[] = []): Arguments {
  const given: Arguments = {
    numbers: [],
    quick: false,
    profile: false,
    pages: undefined,
    with: [...sites],
  };
  for (let index = 0; index < words.length; index += 1) {
    const [name = '', inline] = (words[index] ?? '').split('=');
    const value = () => inline ?? words[(index += 1)] ?? '';
    if (/^\d+$/.test(name)) given.numbers.push(Number(name));
    else if (name === '--quick') given.quick = true;
    else if (name === '--profile') given.profile = true;
    else if (name === '--pages') given.pages = positive(name, value());
    else if (name === '--with') given.with = known(value(), sites);
    else throw new Error(`bench: unknown word ${name}. Options are ${OPTIONS.join(', ')}.`);
  }
  return given;
}

function positive(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`bench: ${name} is ${text}, but it is a number.`);
  return Number(text);
}

function known(text: string, sites: readonly string[]): string[] {
  const names = text.split(',').filter((name) => name !== '' && name !== 'none');
  const unknown = names.filter((name) => !sites.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `bench: no site named ${unknown.join(', ')} to compare with. There are ${sites.join(', ') || 'none'}.`,
    );
  }
  return names;
}
