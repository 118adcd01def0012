import './panels';
