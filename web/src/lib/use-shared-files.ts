import { useEffect, useEffectEvent } from 'react';
import { takeSharedFiles } from './shared-files.ts';
import { useSearchChoice } from './use-search-choice.ts';

/** A form that is opened with `?shared` begins with what the share menu gave to the app. */
export function useSharedFiles(begin: (files: File[]) => void) {
  const { get, set } = useSearchChoice();
  const isAsked = get('shared') !== '';
  const take = useEffectEvent(async () => {
    const files = await takeSharedFiles();
    if (files.length > 0) begin(files);
    set({ shared: '' });
  });
  useEffect(() => {
    if (isAsked) void take();
  }, [isAsked]);
}
