/** Replaces Docusaurus's loader of Prism languages: plugins/highlight colors samples in the build. */
export default function prismIncludeLanguages(): void {}
