import { fetchStack } from './fetched-stack.ts';
import { hidePlainFailures, showPlainToast } from './plain-toast.ts';

type Kind = 'success' | 'failure';

/** Says that something was done. Polite: it waits for what is being read out. What failed before stands no longer. */
export function toastSuccess(title: string, text?: string): void {
  hideFailures();
  void toast('success', title, text);
}

/** Says that something failed, in the destructive style; interrupts what is being read out. */
export function toastFailure(title: string, text: string): void {
  void toast('failure', title, text);
}

/** For what came right by itself: the word on its failure would stand beside it. */
export function hideFailures(): void {
  hidePlainFailures();
  void fetchStack().then((stack) => stack?.hideFailures());
}

async function toast(kind: Kind, title: string, text: string | undefined): Promise<void> {
  const stack = await fetchStack();
  if (stack) stack.showToast(kind, title, text);
  else showPlainToast(kind, text ? `${title}: ${text}` : title);
}
