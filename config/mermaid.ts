/** Diagrams' theme; the drawings ahead of time are made with it too. */
export {mermaid} from '../plugins/diagrams/settings';
