import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {HomeData, HomeLink} from '@site/plugins/site-pages/types';
import Icon from '../Icon';
import type {IconName} from '../Icon/names';
import styles from './styles.module.css';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function Service({label, path, icon, text, ended}: HomeLink): ReactNode {
  return (
    <li data-ended={ended ? '' : undefined}>
      <Link to={path}>
        <Icon name={icon as IconName} />
        <b>{label}</b>
        <span>
          {ended ? (
            <>
              Ended <time dateTime={ended}>{ended}</time>, how to migrate
            </>
          ) : (
            text
          )}
        </span>
      </Link>
    </li>
  );
}

export default function Families({families}: Pick<HomeData, 'families'>): ReactNode {
  const services = families.flatMap((family) => family.services);
  const running = services.filter(({ended}) => !ended).length;
  return (
    <section aria-labelledby="services">
      <div className={styles.head}>
        <h2 id="services">Services</h2>
        <p>
          {running} managed services in {WORDS[families.length] ?? families.length} families
        </p>
      </div>
      <div className={styles.families}>
        {families.map(({label, hue, icon, services: members}) => (
          <div key={label} className={styles.family} data-hue={hue}>
            <h3>
              <Icon name={icon as IconName} />
              {label}
            </h3>
            <ul>
              {members.map((service) => (
                <Service key={service.label} {...service} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
