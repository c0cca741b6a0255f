export interface AddProps {
  suggestedName: string;
  onAdded: (name: string) => Promise<unknown>;
  onCancel: () => void;
}
