import {expect, it} from 'vitest';
import {issueUrl} from '../issue';

const page = {title: 'Keys & "values"', url: 'https://docs.example.com/docs/a'};

it('fills in title and body, whatever signs are in them', () => {
  const url = new URL(issueUrl('https://github.com/o/r/', {...page, section: 'C# + F#'}));
  expect(url.origin + url.pathname).toBe('https://github.com/o/r/issues/new');
  expect(url.searchParams.get('title')).toBe('Docs: Keys & "values"');
  expect(url.searchParams.get('body')).toContain(
    'Page: [Keys & "values"](https://docs.example.com/docs/a)\nSection: C# + F#\n',
  );
});

it('names no section where there is none', () => {
  const url = new URL(issueUrl('https://github.com/o/r', page));
  expect(url.searchParams.get('body')).not.toContain('Section');
});
