const PRESETS = /[\\/]postcss-preset-env[\\/]/;

/**
 * Plugins of PostCSS without the one that writes styles for older browsers, file by file, a tenth of the time of a
 * build's main process: Lightning CSS does the same for all styles at once.
 */
export function withoutPresets<T>(plugins: readonly T[]): T[] {
  return plugins.filter(
    (plugin) => !PRESETS.test(String(Array.isArray(plugin) ? plugin[0] : plugin)),
  );
}
