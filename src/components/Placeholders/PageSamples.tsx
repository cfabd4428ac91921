import React, {useMemo, type ReactNode} from 'react';
import type {Summary} from '../CheckedNote';
import {PlaceholderProvider, type Placeholder} from './context';

/** What the build learned about the samples of a page; it is in the page's front matter. */
export type PageSamples = {placeholders: Placeholder[]; summary?: Summary};

/** Samples of a page, out of its front matter. */
export function samplesOf(frontMatter: object): PageSamples | undefined {
  return (frontMatter as {samples?: PageSamples}).samples;
}

/** Tells what is inside which placeholders the page has. */
export default function PageSamplesProvider({
  frontMatter,
  children,
}: {
  frontMatter: object;
  children: ReactNode;
}): ReactNode {
  const placeholders = samplesOf(frontMatter)?.placeholders;
  const byName = useMemo(
    () => new Map((placeholders ?? []).map((item) => [item.name, item])),
    [placeholders],
  );
  return <PlaceholderProvider value={byName}>{children}</PlaceholderProvider>;
}
