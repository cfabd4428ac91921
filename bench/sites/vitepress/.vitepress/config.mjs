import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitepress';

const PAGES = fileURLToPath(new URL('../pages', import.meta.url));

const titleOf = (file) =>
  /^title: ["']?(.*?)["']?$/m.exec(readFileSync(path.join(PAGES, file), 'utf8'))?.[1] ?? file;

/** Sidebar as the other generators make it by themselves: folders as groups, pages by title. */
function itemsOf(folder) {
  const names = readdirSync(path.join(PAGES, folder)).sort();
  return names.flatMap((name) => {
    const file = path.posix.join(folder, name);
    if (name.endsWith('.md')) return [{text: titleOf(file), link: `/${file.slice(0, -3)}`}];
    return [{text: name, collapsed: true, items: itemsOf(file)}];
  });
}

export default defineConfig({
  title: 'VitePress',
  srcDir: 'pages',
  outDir: 'dist',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: {
    sidebar: existsSync(PAGES) ? itemsOf('docs') : [],
    search: {provider: 'local'},
  },
});
