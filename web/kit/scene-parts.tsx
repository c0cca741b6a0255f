import { Grid, Row, Stack } from '../src/ui/layout/layout.tsx';
import { Section } from '../src/ui/layout/section.tsx';
import { Scene } from '../src/ui/scenes/scene.tsx';
import { sceneNames } from '../src/ui/scenes/scene-names.ts';

export function SceneParts() {
  return (
    <Section title="Scenes">
      <Grid min="figure">
        {sceneNames.map((name) => (
          <Stack key={name} gap="xs">
            <Row>
              <Scene name={name} shape="stub" />
              <Scene name={name} />
              {name}
            </Row>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}
