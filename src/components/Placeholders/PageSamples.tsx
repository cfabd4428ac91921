import React, {useMemo, type ReactNode} from 'react';
import type {Summary} from '../CheckedNote';
import {PlaceholderProvider, type Placeholder} from './context';

/** Placeholders and checks of a page's samples. plugins/placeholders adds them to the front matter. */
export type PageSamples = {placeholders: Placeholder[]; summary?: Summary};

/** Reads `samples` from the front matter. */
export function samplesOf(frontMatter: object): PageSamples | undefined {
  return (frontMatter as {samples?: PageSamples}).samples;
}

/** Provides the placeholders of the page to its samples. */
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
