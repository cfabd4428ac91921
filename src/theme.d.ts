/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/plugin-content-docs" />

/** URL of a font, which Rspack returns for the import. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '@theme/ContentIndex' {
  export * from '@site/plugins/content-index/theme/ContentIndex';
}

declare module 'react-dom/server.browser' {
  export {renderToString} from 'react-dom/server';
}

declare module '@theme-init/DocItem/Metadata' {
  export {default} from '@theme/DocItem/Metadata';
}

/** The search engine: the embedded one or a hosted service. The dialog and the results page use only this. */
declare module '@theme/SearchEngine' {
  export * from '@site/plugins/shared/searchEngine';

  import type {Hit, Results, SearchOptions} from '@site/plugins/shared/searchEngine';

  export function search(query: string, options?: SearchOptions): Promise<Results>;

  /** Loads the files of the first search. Called when the reader is about to search. */
  export function warm(): void;

  /** Excerpt of a hit as escaped HTML with `<mark>`; empty if there is none. */
  export function excerpt(hit: Hit): Promise<string>;
}

/** Renders the search dialog with React; null for the embedded engine, which does without. */
declare module '@theme/SearchHost' {
  export default function SearchHost(): React.ReactNode;
}

/** The content of the Ask AI dialog, between its header and its form. */
declare module '@theme/AskAi' {
  import type {ReactNode} from 'react';

  export type Props = {onClose: () => void};
  export default function AskAi(props: Props): ReactNode;
}

declare module '@generated/search-algolia/default/options.json' {
  import type {ServiceOptions} from '@site/plugins/search-algolia/shared/request';

  const options: ServiceOptions;
  export default options;
}

declare module '@generated/ask-ai-hosted/default/options.json' {
  import type {WidgetOptions} from '@site/plugins/ask-ai-hosted/shared/widget';

  const options: WidgetOptions;
  export default options;
}

declare module '@generated/analytics/default/options.json' {
  import type {ClientOptions} from '@site/plugins/analytics/index';

  const options: ClientOptions;
  export default options;
}

declare module '@generated/ask-ai-endpoint/default/options.json' {
  import type {EndpointOptions} from '@site/plugins/ask-ai-endpoint/shared/chat';

  const options: EndpointOptions;
  export default options;
}

/** Language models that can write an answer from sections of the documentation when the reader asks for it. */
declare module '@theme/AskAiWriters' {
  export * from '@site/plugins/ask-ai-embedded/theme/AskAiWriters';
  export {default} from '@site/plugins/ask-ai-embedded/theme/AskAiWriters';
}

declare module '@theme-init/AskAiWriters' {
  export * from '@site/plugins/ask-ai-embedded/theme/AskAiWriters';
}

/** The embedded assistant, to which the others fall back. */
declare module '@theme/AskAiEmbedded' {
  import type {ReactNode} from 'react';
  export default function AskAiEmbedded(): ReactNode;
}

/** The dialog of the embedded assistant, for assistants with answers of their own. */
declare module '@theme/AskAiDialog' {
  export {default} from '@site/plugins/ask-ai-embedded/client/Dialog';
  export type {Ask} from '@site/plugins/ask-ai-embedded/client/useThread';
}

/** Retrieval and composition of the embedded assistant. */
declare module '@theme/AskAiAnswer' {
  export * from '@site/plugins/ask-ai-embedded/theme/AskAiAnswer';
}

declare module '@generated/site-pages/default/home.json' {
  import type {HomeData} from '../plugins/site-pages/shared/types';

  const data: HomeData;
  export default data;
}

declare module '@generated/site-pages/default/menu.json' {
  import type {MenuArea} from '../plugins/site-pages/shared/types';

  const areas: MenuArea[];
  export default areas;
}

declare module '@generated/site-pages/default/routes.json' {
  const routes: [path: string, title: string][];
  export default routes;
}

declare module '@theme/CopyAsMarkdown' {
  export default function CopyAsMarkdown(): React.ReactNode;
}

declare module '@generated/area-bundles/index' {
  /** Loads the route table of an area, by its id. */
  const areas: Record<
    string,
    () => Promise<import('../plugins/area-bundles/client/table').AreaTable>
  >;
  export default areas;
}
