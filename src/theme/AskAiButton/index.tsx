export {default} from '@site/src/components/AskAiButton';
