import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Amount } from '../../ui/amount.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { ServiceBody } from './service-body.tsx';
import classes from './service-card.module.css';
import { otherSide, type ServiceParts, ServiceStates } from './service-parts.tsx';

interface Props extends ServiceParts {
  /** Whether its content is shown before the viewer asks for it. */
  isOpenAtFirst: boolean;
}

export function ServiceCard({ isOpenAtFirst, ...parts }: Props) {
  const { service, side, nameOf, about } = parts;
  const { person, name } = otherSide(parts);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const contentId = useId();
  return (
    <article className={classes.card}>
      <header className={classes.header}>
        <PersonAvatar id={person?.id ?? service.id} name={name} imageUrl={person?.avatarUrl} />
        <h3 tabIndex={-1} className={classes.title}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={contentId}
            className={classes.opener}
            onClick={() => setOpen(!isOpen)}
          >
            {service.title}
          </button>
        </h3>
        <p className={classes.detail}>
          <span className={classes.name}>{person && nameOf ? nameOf(person) : name}</span>
          {about && <span> · </span>}
          {about && <span>{about}</span>}
        </p>
        <div className={classes.states}>
          <ServiceStates service={service} side={side} />
        </div>
        <span className={classes.price}>
          <Amount cents={service.totalAmountCents} size="row" />
        </span>
        <IconChevronDown size={20} aria-hidden className={classes.chevron} />
      </header>
      <div id={contentId} hidden={!isOpen} className={classes.content}>
        <ServiceBody {...parts} />
      </div>
    </article>
  );
}
