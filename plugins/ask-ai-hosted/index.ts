import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import type {WidgetOptions} from './shared/widget';

const EXAMPLES = [
  'How do I set up billing for a project in my organization?',
  'How do I migrate data to Aiven for PostgreSQL?',
  'Create a Kafka service with Terraform',
];
const DISCLAIMER =
  'Answers are based only on documentation, changelog and some webpages, and may contain errors. Do not include personal or sensitive information.';

/**
 * Fills `@theme/AskAi` with a vendor's widget, for readers who agree that their question goes there. The vendor's script
 * is loaded only then, with options that shared/widget.ts types. It relies on the script setting `window.Kapa`; where it
 * does not come, the embedded assistant answers.
 */
export default function askAiHostedPlugin(
  {siteConfig}: LoadContext,
  {scriptUrl, websiteId}: PluginOptions,
): Plugin<undefined> {
  const options: WidgetOptions = {
    scriptUrl,
    websiteId,
    data: {
      projectName: 'Aiven',
      projectColor: '#0b6b5d',
      projectLogo: `${siteConfig.url}${siteConfig.baseUrl}img/logo.svg`,
      modalTitle: 'Ask AI',
      modalImageWidth: '38',
      modalExampleQuestions: EXAMPLES.join(','),
      modalAskAiInputPlaceholder: 'Ask any question about Aiven',
      modalDisclaimer: DISCLAIMER,
      // The site's own buttons open it.
      buttonHide: 'true',
      userAnalyticsCookieEnabled: 'false',
    },
  };
  return {
    name: 'ask-ai-hosted',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({actions}) {
      await actions.createData('options.json', options);
    },
  };
}

export {validateOptions, type Options} from './options';
