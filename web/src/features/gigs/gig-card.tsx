import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import { gigPriceText } from '@sidework/contracts/marketplace/gig-price';
import type { GigView } from '@sidework/contracts/marketplace/gigs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { LicensedMarks } from '../../ui/figures/licensed-mark.tsx';
import { Picture } from '../../ui/figures/picture.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { PersonLine } from '../../ui/rows/person-line.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { sceneOf } from '../../ui/scenes/scene-of.ts';
import classes from './gig-card.module.css';
import { OwnerFacts } from './owner-facts.tsx';

interface Props {
  gig: GigView;
  action?: ReactNode;
}

/** A gig on the marketplace: what is offered, by whom, for how much. */
export function GigCard({ gig, action }: Props) {
  const { professional, imageUrls, title, description } = gig;
  const [image] = imageUrls;
  return (
    <article className={classes.card} aria-label={title}>
      <div className={classes.band}>
        <Picture
          src={image}
          shape="band"
          isLazy
          drawing={<Scene name={sceneOf(gig.category)} shape="band" />}
        />
      </div>
      <div className={classes.body}>
        <h2 tabIndex={-1} className={classes.title}>
          <Link to={paths.gig(gig.id)} className={classes.link}>
            {title}
          </Link>
        </h2>
        <Words tone="soft" isSmall>
          {[
            categoryLabel(gig.category),
            gig.location,
            gig.distanceMiles !== null && `about ${gig.distanceMiles.toFixed(1)} mi`,
            gig.isRemote && 'Remote',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Words>
        <p className={classes.description}>{description}</p>
        <PersonLine
          id={professional.id}
          name={professional.fullName}
          imageUrl={professional.avatarUrl}
          trade={professional.profession}
          details={<OwnerFacts person={professional} />}
        />
        <LicensedMarks licenses={gig.licenses} />
        <div className={classes.end}>
          <strong className={classes.price}>{gigPriceText(gig)}</strong>
          {action}
        </div>
      </div>
    </article>
  );
}
