export {default} from '@site/src/components/NotFound';
