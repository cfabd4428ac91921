/** Mermaid's theme for the dev server; the drawings that `npm run diagrams` commits use it too. */
export {mermaid} from '../plugins/diagrams/settings';
