export {default} from '@theme/AskAiEmbedded';
