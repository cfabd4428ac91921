export {default} from '@site/src/components/HomeSearch';
