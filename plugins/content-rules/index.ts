import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Fails the build on any problem in the content, shows problems in the terminal and in the browser while
 * writing, and writes the redirects of pages that moved.
 */
export default async function contentRules(context: LoadContext): Promise<Plugin> {
  // The dev server does not need the parsers, which take a second to load.
  const {plugin} =
    process.env.NODE_ENV === 'production'
      ? await import('./build/index')
      : await import('./dev-server');
  return plugin(context);
}
