import type {Footer} from '@docusaurus/theme-common';
import {hasAnalytics} from './analytics';

export const COPYRIGHT_YEARS = '2016-2025';

const TRADEMARKS = `Apache, Apache Kafka, Kafka, Apache Flink, Flink, Apache Cassandra and Cassandra are trademarks or registered trademarks of the Apache Software Foundation. PostgreSQL, MySQL, OpenSearch, ClickHouse, Grafana, Valkey, Dragonfly, AlloyDB Omni, Terraform and Kubernetes are trademarks of their owners. All product and service names are used for identification only and imply no endorsement.`;

/** plugins/analytics listens to the button. */
export const COOKIE_SETTINGS = {
  html: '<button type="button" class="footer__link-item docs-cookie-settings">Cookie settings</button>',
};

export const footer = {
  style: 'light',
  logo: {
    alt: 'Aiven',
    src: 'img/logo.svg',
    href: 'https://aiven.io',
    width: 32,
    height: 32,
  },
  links: [
    {
      title: 'Platform',
      items: [
        {label: 'Pricing', href: 'https://aiven.io/pricing'},
        {label: 'Service status', href: 'https://status.aiven.io'},
        {label: 'Changelog', href: 'https://aiven.io/changelog'},
        {label: 'Support services', href: 'https://aiven.io/support-services'},
      ],
    },
    {
      title: 'Company',
      items: [
        {label: 'About', href: 'https://aiven.io/about'},
        {label: 'Blog', href: 'https://aiven.io/blog'},
        {label: 'Careers', href: 'https://aiven.io/careers'},
        {label: 'Contact', href: 'https://aiven.io/contact'},
      ],
    },
    {
      title: 'Legal',
      items: [
        {label: 'Terms', href: 'https://aiven.io/terms'},
        {label: 'SLA', href: 'https://aiven.io/sla'},
        {label: 'Privacy', href: 'https://aiven.io/privacy'},
        {label: 'Security and compliance', href: 'https://aiven.io/security-compliance'},
        ...(hasAnalytics ? [COOKIE_SETTINGS] : []),
      ],
    },
  ],
  copyright: `Copyright © ${COPYRIGHT_YEARS} Aiven. ${TRADEMARKS}`,
} satisfies Footer;
