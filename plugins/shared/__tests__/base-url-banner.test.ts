import {describe, expect, it} from 'vitest';
import {baseUrlBanner} from '../base-url-banner';

describe('baseUrlBanner', () => {
  /** Runs the script in a page of as little as it needs; the texts of the banner. */
  function run(paper: string, pathname = '/docs'): string[] {
    const texts: string[] = [];
    const shown: string[] = [];
    const element = () => ({
      style: {},
      appendChild: (child: object) => child,
      set textContent(text: string) {
        texts.push(text);
      },
    });
    const document = {
      createElement: element,
      body: {prepend: () => shown.push(...texts)},
      addEventListener: (_: string, go: () => void) => go(),
    };
    const getComputedStyle = () => ({getPropertyValue: () => paper});
    const script = baseUrlBanner('/a</script>');
    new Function('document', 'location', 'getComputedStyle', script)(
      document,
      {pathname},
      getComputedStyle,
    );
    return shown;
  }

  it('says which address the site was built for, and which would be right', () => {
    expect(run('')).toEqual([
      'The site did not load properly. A very common reason is a wrong base URL.',
      'Current configured baseUrl = /a</script>',
      'We suggest trying baseUrl = /docs/',
    ]);
    expect(run('', '/x/').at(-1)).toContain('= /x/');
  });

  it('says nothing where styles have come, and does not end the script', () => {
    expect(run('#fff')).toEqual([]);
    expect(baseUrlBanner('/a</script>')).not.toContain('</script>');
  });
});
