/** The same inside the layout as outside of it. */
export {default} from '@theme/Error';
