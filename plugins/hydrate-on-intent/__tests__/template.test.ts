import {describe, expect, it} from 'vitest';
import {inlineLoader, ssrTemplate} from '../template';

describe('page template', () => {
  it('runs the framework at load when told so', () => {
    expect(ssrTemplate('load')).toContain('defer></script>');
    expect(ssrTemplate('load')).not.toContain('docs-scripts');
  });

  it('lists the scripts and loads none when it waits for intent', () => {
    const template = ssrTemplate('intent');
    expect(template).toContain('<template id="docs-scripts"');
    expect(template).not.toMatch(/<script src=/);
  });

  it('inlines a loader that is self-contained, small and the same in each build', () => {
    const loader = inlineLoader();
    expect(() => new Function(loader)).not.toThrow();
    expect(loader).not.toMatch(/__name|_interop|require\(|<%|%>|<\/script/);
    expect(loader.length).toBeGreaterThan(500);
    expect(loader.length).toBeLessThan(2000);
    expect(inlineLoader()).toBe(loader);
  });
});
