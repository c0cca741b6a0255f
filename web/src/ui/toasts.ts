import { showPlainToast } from './plain-toast.ts';

type Kind = 'success' | 'failure';

/** Says that something was done. Polite: it waits for what is being read out. */
export function toastSuccess(title: string, text?: string): void {
  void toast('success', title, text);
}

/** Says that something failed, in the destructive style; interrupts what is being read out. */
export function toastFailure(title: string, text: string): void {
  void toast('failure', title, text);
}

async function toast(kind: Kind, title: string, text: string | undefined): Promise<void> {
  const stack = await import('./toast-stack.tsx').catch(() => undefined);
  if (stack) stack.showToast(kind, title, text);
  else showPlainToast(kind, text ? `${title}: ${text}` : title);
}
