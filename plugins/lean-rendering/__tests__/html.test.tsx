import React, {lazy, Suspense, useId, useState, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {renderToHtml as renderInPieces} from '@docusaurus/core/lib/client/renderToHtml.js';
import {describe, expect, it} from 'vitest';
import {renderToHtml} from '../html';

function Numbered(): ReactElement {
  return (
    <p id={useId()}>
      One {'&'} two {3}
    </p>
  );
}

function Table(): ReactElement {
  const [cell] = useState(() => renderToStaticMarkup(<Numbered />));
  return <p id={useId()} dangerouslySetInnerHTML={{__html: cell}} />;
}

const Loaded = lazy(() => Promise.resolve({default: Numbered}));

describe('the HTML of a page', () => {
  it.each([
    ['with texts side by side', <Numbered key="a" />],
    ['with a part that is rendered by itself', <Table key="t" />],
    [
      'with a part that waits for nothing',
      <Suspense key="b" fallback={<i>wait</i>}>
        <Numbered />
      </Suspense>,
    ],
    [
      'with a part that waits for its code',
      <main key="c">
        <Suspense fallback={<i>wait</i>}>
          <Loaded />
        </Suspense>
      </main>,
    ],
  ])('is what the framework makes of it %s', async (_, page) => {
    const html = await renderToHtml(page);
    expect(html).toBe(await renderInPieces(page));
    expect(html).toContain('One');
    expect(html).not.toContain('wait');
  });

  it('is not made when a component fails', async () => {
    const Failing = (): never => {
      throw new Error('no data');
    };
    await expect(renderToHtml(<Failing />)).rejects.toThrow('no data');
  });
});
