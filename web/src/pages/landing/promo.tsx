import type { ReactNode } from 'react';
import { Scene, type SceneName } from '../../ui/scenes/scene.tsx';
import classes from './promo.module.css';
import { Section } from './section.tsx';

interface Props {
  title: string;
  lead: string;
  claims: { figure: string; what: string }[];
  scene: SceneName;
  tone?: 'plain' | 'accent';
  /** The next step, for whom there is one. */
  children?: ReactNode;
}

export function Promo({ title, lead, claims, scene, tone = 'plain', children }: Props) {
  return (
    <Section title={title} lead={lead} tone={tone} isSplit next={children}>
      <div className={classes.beside}>
        <dl className={classes.claims} data-on-accent={tone === 'accent'}>
          {claims.map(({ figure, what }) => (
            <div key={what} className={classes.claim}>
              <dt>{what}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <Scene name={scene} shape="empty" />
      </div>
    </Section>
  );
}
