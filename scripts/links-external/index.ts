/** Checks the links of pages to other sites: `npm run links [-- PATH …]`. */
import {loadContent} from '../../plugins/content-rules/content';
import {lookAtAll} from './look';
import {addressOf, isChecked, report} from './report';

async function main(): Promise<number> {
  const paths = process.argv.slice(2).map((given) => given.replace(/^\.\//, ''));
  const {documents} = await loadContent(process.cwd());
  const links = documents
    .filter(({file}) => paths.length === 0 || paths.some((start) => file.startsWith(start)))
    .flatMap(({file, links: all}) =>
      all
        .filter(({url}) => isChecked(url))
        .map(({url, line, column}) => ({file, line, column, url})),
    );
  if (links.length === 0) {
    console.error(`links: no page under ${paths.join(', ')} links to another site`);
    return 2;
  }
  const {text, isBad} = report(links, await lookAtAll(links.map(({url}) => addressOf(url))));
  console.log(text);
  return isBad ? 1 : 0;
}

void main().then((status) => {
  process.exitCode = status;
});
