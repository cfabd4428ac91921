export type Place = {title: string; url: string; section?: string};

/** URL of a new GitHub issue, filled in with the page and the section. */
export function issueUrl(repository: string, {title, url, section}: Place): string {
  const body = [
    `Page: [${title}](${url})`,
    ...(section ? [`Section: ${section}`] : []),
    '',
    'What is wrong, and what did you expect?',
    '',
    '',
  ].join('\n');
  const query = new URLSearchParams({title: `Docs: ${title}`, body});
  return `${repository.replace(/\/+$/, '')}/issues/new?${query}`;
}
