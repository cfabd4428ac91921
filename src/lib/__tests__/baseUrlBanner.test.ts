import {describe, expect, it} from 'vitest';
import {baseUrlBanner} from '../baseUrlBanner';

describe('baseUrlBanner', () => {
  /** Runs the script in a page of as little as it needs; the texts of the banner. */
  function run(styleSheets: number, pathname = '/docs'): string[] {
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
      styleSheets: {length: styleSheets},
      createElement: element,
      body: {prepend: () => shown.push(...texts)},
      addEventListener: (_: string, go: () => void) => go(),
    };
    new Function('document', 'location', baseUrlBanner('/a</script>'))(document, {pathname});
    return shown;
  }

  it('says which address the site was built for, and which would be right', () => {
    expect(run(0)).toEqual([
      'The site did not load properly. A very common reason is a wrong base URL.',
      'Current configured baseUrl = /a</script>',
      'We suggest trying baseUrl = /docs/',
    ]);
    expect(run(0, '/x/').at(-1)).toContain('= /x/');
  });

  it('says nothing where styles have come, and does not end the script', () => {
    expect(run(1)).toEqual([]);
    expect(baseUrlBanner('/a</script>')).not.toContain('</script>');
  });
});
