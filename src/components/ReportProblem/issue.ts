export type Place = {title: string; url: string; section?: string};

/** Address of a new issue of a GitHub repository, with what the reader would have to tell of the place. */
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
