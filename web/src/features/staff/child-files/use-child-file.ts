import { type ChildFile, openChildFile } from '@sidework/contracts/identity/staff/staff';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';

/** A child's file, kept nowhere but on the page that it was opened on. */
export function useChildFile(childId: string) {
  const [file, setFile] = useState<ChildFile>();

  async function open(reason: string) {
    setFile(await call(openChildFile, { params: { childId }, body: { reason } }));
  }

  return { file, open, close: () => setFile(undefined) };
}
