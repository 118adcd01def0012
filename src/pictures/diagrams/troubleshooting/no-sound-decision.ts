import {decisionColumn, defineDiagram} from '../kit';

export default defineDiagram({
  title: 'Four questions that find where the sound stops',
  height: 396,
  draw(c) {
    decisionColumn(c, {
      y: 14,
      end: 'All stages work',
      steps: [
        {question: 'Do your strokes make peaks?', no: 'Cable, interface, Input Channel'},
        {question: 'Do the peaks have dots?', no: 'Threshold'},
        {question: 'Does a set meter move?', no: 'Training, filter, zone, generator'},
        {question: 'Do you hear it?', no: 'Output, mix, plug, volume'},
      ],
    });
  },
});
