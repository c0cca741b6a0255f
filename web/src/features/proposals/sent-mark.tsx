import type { ProposalStatus } from '@sidework/contracts/marketplace/proposals';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { proposalStates } from './proposal-states.ts';
import classes from './sent-mark.module.css';

interface Props {
  status: ProposalStatus;
  /** Whether the button that it replaces had the focus. */
  takesFocus: boolean;
}

/** Stands where the button stood, and leads to what was sent. */
export function SentMark({ status, takesFocus }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <Link ref={link} to={paths.myProposals} className={classes.mark}>
      {proposalStates[status].onCard}
    </Link>
  );
}
