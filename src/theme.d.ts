/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/plugin-content-docs" />

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@generated/site-pages/default/home.json' {
  import type {HomeData} from '../plugins/site-pages/types';

  const data: HomeData;
  export default data;
}

declare module '@generated/site-pages/default/routes.json' {
  const routes: [path: string, title: string][];
  export default routes;
}

/** The seams of the theme: places that are empty until a plugin, or a file of that name, fills them. */
declare module '@theme/AskAiButton' {
  export default function AskAiButton(): React.ReactNode;
}

declare module '@theme/HomeSearch' {
  export type Props = {questions: {label: string; path: string}[]};
  export default function HomeSearch(props: Props): React.ReactNode;
}

declare module '@theme/CopyAsMarkdown' {
  export default function CopyAsMarkdown(): React.ReactNode;
}

declare module '@theme/SampleCheck' {
  export default function SampleCheck(): React.ReactNode;
}

declare module '@theme/DocItem/Notice' {
  export default function DocItemNotice(): React.ReactNode;
}

declare module '@theme/DocItem/Values' {
  export default function DocItemValues(): React.ReactNode;
}
