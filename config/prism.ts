import type {PrismTheme} from 'prism-react-renderer';

/** Colors come from CSS (`.token` classes in prose.css), so that one page serves both color modes without inline styles. */
const unstyled: PrismTheme = {plain: {}, styles: []};

export const prism = {
  theme: unstyled,
  darkTheme: unstyled,
  defaultLanguage: 'bash',
  additionalLanguages: [
    'bash',
    'json',
    'php',
    'hcl',
    'java',
    'csharp',
    'ruby',
    'toml',
    'ini',
    'properties',
    'docker',
    'powershell',
    'nginx',
    'diff',
    'promql',
    'scala',
  ],
};
