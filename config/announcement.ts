import {env} from './env';

/** Readers who dismissed the bar do not see it again until this id changes: change it with the text. */
const ID = 'survey-2026';

export const announcementBar = {
  id: ID,
  content: `Help us improve these docs: take the <a href="${env.SURVEY_URL}" target="_blank" rel="noopener noreferrer">3-minute survey</a>`,
  isCloseable: env.ANNOUNCEMENT_CLOSABLE,
};
