import { Grid, Row, Stack } from '../src/ui/layout.tsx';
import { Scene } from '../src/ui/scene.tsx';
import { sceneNames } from '../src/ui/scene-names.ts';
import { Section } from '../src/ui/section.tsx';

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
