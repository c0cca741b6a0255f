export interface StepProps {
  factorId: string;
  onShown: () => void;
}
