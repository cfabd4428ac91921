export {default} from '@site/src/components/SearchPage';
