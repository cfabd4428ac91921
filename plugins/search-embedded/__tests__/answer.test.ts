import {expect, it} from 'vitest';
import {answerOf} from '../shared/answer';

it('gives a written answer as plain text, with the address of its section', () => {
  const written = {
    question: 'How long?',
    text: 'Set `retention.ms` in **Topics**.',
    route: '/docs/topics',
    page: 'Topics',
  };
  expect(answerOf({...written, anchor: 'retention', headings: ['Limits', 'Retention']})).toEqual({
    question: 'How long?',
    text: 'Set retention.ms in Topics.',
    url: '/docs/topics#retention',
    page: 'Topics',
    section: 'Limits › Retention',
  });
  expect(answerOf({...written, anchor: '', headings: []})).toMatchObject({
    url: '/docs/topics',
    section: '',
  });
});
