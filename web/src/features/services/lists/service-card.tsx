import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Amount } from '../../../ui/figures/amount.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { DottedLine } from '../../../ui/figures/dotted-line.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { PersonAvatar } from '../../../ui/rows/person-avatar.tsx';
import { ServiceBody } from '../parts/service-body.tsx';
import { otherSide, type ServiceParts, ServiceStates } from '../parts/service-parts.tsx';
import { figureOf, turnOf } from '../what-waits.ts';
import classes from './service-card.module.css';

interface Props extends ServiceParts {
  /** Whether its content is shown before the viewer asks for it. */
  isOpenAtFirst: boolean;
}

export function ServiceCard({ isOpenAtFirst, ...parts }: Props) {
  const { service, side, nameOf, about } = parts;
  const { person, name } = otherSide(parts);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const contentId = useId();
  const figure = figureOf(service);
  const ended = service.completedAt ?? service.money.cancelledAt;
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
          <DottedLine
            parts={[
              <span key="name" className={classes.name}>
                {person && nameOf ? nameOf(person) : name}
              </span>,
              about,
              ended && <DateText key="ended" moment={ended} isShort />,
            ]}
          />
        </p>
        <div className={classes.states}>
          <Row gap="xs">
            {turnOf(service, side) === 'review' && <Chip meaning="open">Not Reviewed</Chip>}
            <ServiceStates service={service} side={side} />
          </Row>
        </div>
        <span className={classes.price}>
          {figure.label && `${figure.label} `}
          <Amount cents={figure.cents} size="row" />
        </span>
        <IconChevronDown size={20} aria-hidden className={classes.chevron} />
      </header>
      <div id={contentId} hidden={!isOpen} className={classes.content}>
        <ServiceBody {...parts} />
      </div>
    </article>
  );
}
