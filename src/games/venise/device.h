// For a GPU alone (batch/device_unit.cpp).
#pragma once

#define PAKHUIS_BLOCKS 8  // registers for that many
#define PAKHUIS_STEPS_TOGETHER 1
