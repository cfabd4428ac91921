import {describe, expect, it} from 'vitest';
import {shell} from '../shell';
import type {Site} from '../site';
import {inlineScript} from '../script';
import {ssrTemplate} from '../template';

const site: Site = {base: '/docs/', search: '/docs/assets/js/search.1.js'};

describe('page template', () => {
  it('runs Docusaurus at load when told so', () => {
    const template = ssrTemplate('load');
    expect(template).toContain('defer></script>');
    expect(template).not.toContain('<template id="docs-scripts"');
  });

  it('lists the scripts and loads none when it waits for intent', () => {
    const template = ssrTemplate('intent');
    expect(template).toContain('<template id="docs-scripts"');
    expect(template).not.toMatch(/<script src=/);
  });

  it('inlines a script that is self-contained, small and the same in each build', () => {
    const script = inlineScript(site);
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/__name|_interop|require\(|<%|%>|<\/script/);
    expect(script.length).toBeGreaterThan(500);
    expect(script.length).toBeLessThan(12_500);
    expect(inlineScript(site)).toBe(script);
  });
});

describe('the dialogs of a page', () => {
  const html = shell({base: '/docs/', docs: '/docs', mark: '<svg></svg>', about: 'It quotes.'});

  it('submit the search to the page of results where nothing else takes it', () => {
    expect(html).toContain('action="/docs/search"');
    expect(html).toContain('<input name="q"');
  });

  it('have what the page adds nothing to: no script, no style, nothing of the template engine', () => {
    expect(html).not.toMatch(/<script|style=|<%|%>| on\w+=/);
    expect(html.length).toBeLessThan(4000);
  });
});
