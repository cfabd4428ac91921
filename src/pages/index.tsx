import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import data from '@generated/site-pages/default/home.json';
import HomeSearch from '@site/src/components/HomeSearch';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Home from '@site/src/components/Home';
import Sample from '@site/docs/_partials/_create-kafka.mdx';

export default function HomePage(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout
      title={tagline}
      description="Guides for managed Apache Kafka, PostgreSQL, OpenSearch and more, with every command checked against the tool it is written for."
    >
      <Home
        {...data}
        tagline={tagline}
        search={<HomeSearch />}
        sample={
          <MDXContent>
            <Sample />
          </MDXContent>
        }
      />
    </Layout>
  );
}
