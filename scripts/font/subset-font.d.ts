declare module 'subset-font' {
  /** A font that has the characters of `text` alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {targetFormat: 'woff2'},
  ): Promise<Buffer>;
}
