declare module '@theme/ContentIndex' {
  export * from '@site/plugins/content-index/theme/ContentIndex';
}

declare module '@theme-init/DocItem/Metadata' {
  export {default} from '@theme/DocItem/Metadata';
}
