import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import CrashPage from '@site/src/components/CrashPage';

/** Shown after a crash outside the layout. It does not use the layout, which may be what crashed. */
export default function ErrorPage(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <CrashPage {...props} />
    </>
  );
}
