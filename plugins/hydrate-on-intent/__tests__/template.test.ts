import {describe, expect, it} from 'vitest';
import {inlineScript, ssrTemplate} from '../template';

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

  it('inlines a script that is self-contained, small and the same in each build', () => {
    const script = inlineScript();
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/__name|_interop|require\(|<%|%>|<\/script/);
    expect(script.length).toBeGreaterThan(500);
    expect(script.length).toBeLessThan(5000);
    expect(inlineScript()).toBe(script);
  });
});
