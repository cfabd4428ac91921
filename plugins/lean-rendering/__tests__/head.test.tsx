import React, {type ComponentType, type PropsWithChildren, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {HelmetProvider as Original} from 'react-helmet-async';
import {beforeAll, describe, expect, it} from 'vitest';
import {Helmet, HelmetProvider} from '../head';

type Head = Record<'title' | 'meta' | 'link' | 'script' | 'htmlAttributes', {toString(): string}>;
type Context = {helmet?: Head};
type Provider = ComponentType<PropsWithChildren<{context: Context}>>;

const PAGE = (
  <div>
    <Helmet>
      <html lang="en" className="a" />
      <title>Site</title>
      <meta name="description" content="of the site" />
    </Helmet>
    <p>
      <Helmet>
        <title>Page</title>
        <link rel="canonical" href="https://example.com/page" />
      </Helmet>
    </p>
    <Helmet>
      <html className="b" />
      <meta name="description" content="of the page" />
      <script type="application/ld+json">{'{"a":1}'}</script>
    </Helmet>
  </div>
);

function headOf(Provider: Provider, page: ReactNode): Record<string, string> {
  const context: Context = {};
  renderToString(<Provider context={context}>{page}</Provider>);
  const {title, meta, link, script, htmlAttributes} = context.helmet!;
  return {
    title: title.toString(),
    meta: meta.toString(),
    link: link.toString(),
    script: script.toString(),
    html: htmlAttributes.toString(),
  };
}

describe('the head of a page', () => {
  beforeAll(() => {
    (Original as {canUseDOM: boolean}).canUseDOM = false;
  });

  it.each([
    ['of three elements', PAGE],
    ['of none', <p key="p">x</p>],
  ])('is what the library makes %s', (_, page) => {
    expect(headOf(HelmetProvider as Provider, page)).toEqual(headOf(Original as Provider, page));
  });

  it('has something to be equal in', () => {
    expect(headOf(HelmetProvider as Provider, PAGE)).toMatchObject({
      title: expect.stringContaining('Page') as string,
      meta: expect.stringContaining('of the page') as string,
      html: 'lang="en" class="b"',
    });
  });

  it('is made once, however many elements it is made of', () => {
    let times = 0;
    const counting = (Base: Provider): Provider =>
      class extends (Base as unknown as typeof Original) {
        constructor(props: PropsWithChildren<{context: Context}>) {
          super(props);
          const {helmetInstances} = (
            this as unknown as {helmetData: {value: {helmetInstances: {get: () => unknown[]}}}}
          ).helmetData.value;
          const get = helmetInstances.get.bind(helmetInstances);
          helmetInstances.get = () => {
            times += 1;
            return get();
          };
        }
      } as unknown as Provider;
    headOf(counting(Original as Provider), PAGE);
    expect(times).toBe(3);
    times = 0;
    headOf(counting(HelmetProvider as Provider), PAGE);
    // To find an element, and by it.
    expect(times).toBe(2);
  });
});
