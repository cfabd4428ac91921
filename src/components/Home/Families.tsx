import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {HomeData, HomeLink} from '@site/plugins/site-pages/shared/types';
import Icon from '../Icon';
import type {IconName} from '../Icon/names';
import styles from './styles.module.css';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function Service({label, path, icon, text}: HomeLink): ReactNode {
  return (
    <li>
      <Link to={path}>
        <Icon name={icon as IconName} />
        <b>{label}</b>
        <span>{text}</span>
      </Link>
    </li>
  );
}

/** One line of services that have ended: their users look for the successor. */
function Ended({services}: {services: HomeLink[]}): ReactNode {
  return (
    <p className={styles.ended}>
      Ended services and how to migrate:{' '}
      {services.map(({label, path, ended}, index) => (
        <React.Fragment key={label}>
          {index > 0 && ', '}
          <span>
            <Link to={path}>{label}</Link> (<time dateTime={ended}>{ended}</time>)
          </span>
        </React.Fragment>
      ))}
    </p>
  );
}

export default function Families({families}: Pick<HomeData, 'families'>): ReactNode {
  const services = families.flatMap((family) => family.services);
  const ended = services.filter((service) => service.ended);
  const running = services.length - ended.length;
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
              {members
                .filter((service) => !service.ended)
                .map((service) => (
                  <Service key={service.label} {...service} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      {ended.length > 0 && <Ended services={ended} />}
    </section>
  );
}
